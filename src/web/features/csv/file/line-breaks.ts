/** Line breaks: Windows, Unix and old Mac programs write them differently, and mean the same. */
export function withUnixLineBreaks(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}
