/** Unzips the wanted parts of an archive within a limit. Pure. */
import { Unzip, UnzipInflate } from 'fflate';
import { MAX_UNZIPPED_BYTES } from './limits.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** Compressed bytes between two checks of the limit: they may expand a thousandfold. */
const SLICE_BYTES = 8 * 1024;

export type Parts = Readonly<Record<string, Uint8Array<ArrayBuffer>>>;

/**
 * Counts the bytes that really come out: the size that an archive declares may be false.
 * @throws {UnreadableFile} when the parts declare more than the limit, or turn out to be more.
 */
export function unzipWithin(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
  maxBytes = MAX_UNZIPPED_BYTES,
): Parts {
  const chunksOf = new Map<string, Uint8Array[]>();
  let declared = 0;
  let total = 0;
  const archive = new Unzip((part) => {
    if (!isWanted(part.name)) return;
    declared += part.originalSize ?? 0;
    if (declared > maxBytes) throw tooLarge(maxBytes);
    const chunks: Uint8Array[] = [];
    chunksOf.set(part.name, chunks);
    part.ondata = (error, chunk) => {
      if (error) throw error;
      total += chunk.length;
      if (total > maxBytes) throw tooLarge(maxBytes);
      chunks.push(chunk);
    };
    part.start();
  });
  archive.register(UnzipInflate);
  for (let from = 0; from < bytes.length; from += SLICE_BYTES) {
    const to = from + SLICE_BYTES;
    archive.push(bytes.slice(from, to), to >= bytes.length);
  }
  return Object.fromEntries([...chunksOf].map(([name, chunks]) => [name, whole(chunks)]));
}

function whole(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

function tooLarge(maxBytes: number): UnreadableFile {
  const most = `${Math.round(maxBytes / 1024 / 1024)} MB`;
  return new UnreadableFile(
    `This workbook unpacks to more than ${most}. Save the sheet with the list as a separate file and choose that.`,
  );
}
