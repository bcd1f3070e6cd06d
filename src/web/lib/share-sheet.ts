/** The device's own share sheet. */

/** False when the device has no share sheet or refuses; true also when the visitor closes it. */
export async function sharedByDevice(data: ShareData): Promise<boolean> {
  if (!navigator.share) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (reason) {
    return reason instanceof DOMException && reason.name === 'AbortError';
  }
}
