# The hall as an image:  docker build -t skyhall .   then   docker run -p 8000:8000 -v skyhall:/data skyhall
# compose.yaml runs two of them with PostgreSQL, Redis and a proxy.

FROM python:3.13-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev make
WORKDIR /src
COPY . .
RUN make wheel

FROM python:3.13-slim
COPY requirements.lock /tmp/
COPY --from=build /src/dist/*.whl /tmp/
RUN for wheel in /tmp/skyhall-*.whl; do pip install --no-cache-dir --constraint /tmp/requirements.lock "$wheel[server]"; done \
    && rm -r /tmp/*.whl /tmp/requirements.lock \
    && useradd --system --home-dir /data --create-home skyhall
USER skyhall
VOLUME /data
ENV SKYHALL_HOST=0.0.0.0 SKYHALL_PORT=8000 SKYHALL_DATABASE=/data/hall.db
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/health', timeout=4)"]
ENTRYPOINT ["skyhall"]
CMD ["serve"]
