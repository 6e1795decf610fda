/** Handing a link on to others. */

/** What came of it: handed to another app, copied, or neither can be done here and it has to be shown. */
export type Handed = 'shared' | 'copied' | 'shown';

/** By the device's own way where it has one, else by the clipboard; a browser may have neither. */
export async function handOn(url: string, title: string, by: Partial<Pick<Navigator, 'share' | 'clipboard'>> = navigator): Promise<Handed> {
  try {
    if (by.share) {
      await by.share({ title, url });
      return 'shared';
    }
    if (!by.clipboard) return 'shown';
    await by.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    // Whoever changes their mind has shared nothing, and that is all right.
    return error instanceof DOMException && error.name === 'AbortError' ? 'shared' : 'shown';
  }
}
