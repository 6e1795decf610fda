"""Compiles the engine with mypyc where a C compiler exists; SKYHALL_PURE=1 leaves it as plain Python."""

import os
import subprocess
import sys
import sysconfig
from multiprocessing.pool import ThreadPool
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

# Drawing for the terminal; the shapes of views, whose annotations are read at run time (mypyc drops them); what stands
# in where there is nothing compiled.
PLAIN = {"draw.py", "shapes.py", "writing.py"}
# What the server does for everybody who watches, at every move.
HOT = [f"skyhall/server/{name}.py" for name in ("differences", "picture", "showing", "table")]


def compiled_modules() -> list[str]:
    """The kernel, the games, the bots, and what is hot in the server."""
    folders = [Path("skyhall/core"), Path("skyhall/games"), Path("skyhall/bots")]
    found = [str(path) for folder in folders for path in folder.rglob("*.py") if path.name not in PLAIN]
    return sorted([*found, *HOT])


def has_compiler() -> bool:
    """Whether the C compiler that Python was built with, or CC, is here with Python's headers: it is tried.

    On Windows setuptools looks for one itself.
    """
    if sys.platform == "win32":
        return True
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    with TemporaryDirectory() as folder:
        source = Path(folder, "try.c")
        source.write_text("#include <Python.h>\n")
        command = [*compiler, f"-I{sysconfig.get_path('include')}", "-c", str(source), "-o", str(source) + ".o"]
        try:
            return subprocess.run(command, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


def extensions() -> list[Extension]:
    """What to compile; nothing when only the metadata are asked for."""
    only_metadata = "egg_info" in sys.argv or "dist_info" in sys.argv
    if only_metadata or os.environ.get("SKYHALL_PURE") == "1" or not has_compiler():
        return []
    from mypyc.build import mypycify

    found = mypycify(compiled_modules(), opt_level="3", debug_level="0", multi_file=True)
    if sys.platform != "win32":
        # Nothing outside may replace what is in a library, so calls inside go straight there and may be put in line.
        for extension in found:
            extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden"]
    return found


class ParallelBuild(build_ext):
    """Compiles the files of an extension on all cores."""

    def build_extensions(self) -> None:
        compile_one = self.compiler._compile
        with ThreadPool(os.cpu_count()) as pool:
            waiting = []

            def compile_later(*arguments: object) -> None:
                waiting.append(pool.apply_async(compile_one, arguments))

            def finish(*_: object, **__: object) -> None:
                while waiting:
                    waiting.pop().get()

            self.compiler._compile = compile_later
            link = self.compiler.link_shared_object

            def link_when_ready(*arguments: object, **options: object) -> object:
                finish()
                return link(*arguments, **options)

            self.compiler.link_shared_object = link_when_ready
            super().build_extensions()


setup(ext_modules=extensions(), cmdclass={"build_ext": ParallelBuild})
