/** Normalises Windows and old Mac line breaks to Unix ones. */
export function withUnixLineBreaks(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}
