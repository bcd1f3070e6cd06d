/** Which files of a build a visitor's page may load. Pure. */
import type { Rolldown } from 'vite';

/** Pages that only admins open: they need the server anyway. */
export const ADMINS_PAGES = /\/src\/web\/app\/(?:login-route|admin\/admin-route)\.tsx$/;

/** The engine for the few browsers without workers: the others need not keep it. */
const ENGINE_IN_PAGE = /\/engine-in-page-/;

type Output = Rolldown.OutputAsset | Rolldown.OutputChunk;

/** Names of the files that the page's HTML leads to, except for those that few visitors need. */
export function filesOfVisitors(
  bundle: Readonly<Record<string, Output>>,
  html: string,
): readonly string[] {
  const outputs = Object.values(bundle).filter((output) => !isLeftOut(output));
  const found = new Set<Output>();
  const follow = (output: Output) => {
    if (found.has(output)) return;
    found.add(output);
    for (const next of outputs) if (leadsTo(output, next)) follow(next);
  };
  for (const output of outputs) if (html.includes(output.fileName)) follow(output);
  return [...found].map(({ fileName }) => fileName).sort();
}

function isLeftOut(output: Output): boolean {
  if (output.type !== 'chunk') return ENGINE_IN_PAGE.test(output.fileName);
  return ADMINS_PAGES.test(output.facadeModuleId ?? '');
}

/** Chunks list their imports. Other files, such as workers, fonts and knowledge, are named in the text of a file. */
function leadsTo(from: Output, to: Output): boolean {
  if (from.type === 'chunk' && to.type === 'chunk') {
    return [...from.imports, ...from.dynamicImports].includes(to.fileName);
  }
  if (from.type === 'chunk' && to.fileName.endsWith('.css')) {
    return from.viteMetadata?.importedCss.has(to.fileName) ?? false;
  }
  const text = from.type === 'chunk' ? from.code : textOf(from);
  return text.includes(to.fileName.slice(to.fileName.lastIndexOf('/') + 1));
}

/** The text of scripts and style sheets; empty for other files. */
function textOf({ fileName, source }: Rolldown.OutputAsset): string {
  return /\.(js|css)$/.test(fileName) ? String(source) : '';
}
