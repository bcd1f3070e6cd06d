/**
 * The directory as one file: a JSON object with the pages of its tables, each as it arrived. Cheap to pass on, store
 * and compare. Read by parse-directory-file.ts, which the first page does not load.
 */

/** The pages of each table. */
export interface DirectoryPages<Page> {
  readonly members: readonly Page[];
  readonly chains: readonly Page[];
  readonly chapters: readonly Page[];
}

export function directoryFile({ members, chains, chapters }: DirectoryPages<Blob>): Blob {
  const parts = ['{"members":[', ...listed(members), '],"chains":[', ...listed(chains)];
  return new Blob([...parts, '],"chapters":[', ...listed(chapters), ']}']);
}

function listed(pages: readonly Blob[]): BlobPart[] {
  return pages.flatMap((page, i) => (i === 0 ? [page] : [',', page]));
}
