/** The device's own share sheet. */

/** @returns false when the device has no share sheet or refuses; true also when the visitor closes it. */
export async function shareByDevice(data: ShareData): Promise<boolean> {
  if (!navigator.share) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (reason) {
    return reason instanceof DOMException && reason.name === 'AbortError';
  }
}
