/** Saves a text as a file on the user's device. */
import { dayOf } from 'domain/day.ts';

/** @param name without date and extension: 'members'. @param extension such as 'csv'. @param type of the content. */
export function downloadText(name: string, extension: string, type: string, text: string): void {
  downloadFile(`${name}-${dayOf(new Date())}.${extension}`, type, text);
}

/** @param name with its extension. @param type of the content. */
export function downloadFile(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  link.download = name;
  link.click();
  // Revoked in a later task: by then the download has its own reference to the file.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
