/** The Share button below an answer, loaded once the answer is drawn. Without a network it is missing. */
import { type ComponentType, lazy, Suspense } from 'react';
import type { SearchAddress } from '../../../lib/search-address.ts';

interface Props {
  readonly address: SearchAddress;
}

const ShareAnswer = lazy(async (): Promise<{ readonly default: ComponentType<Props> }> => {
  await nextDrawing();
  try {
    return { default: (await import('./share-answer.tsx')).ShareAnswer };
  } catch (reason) {
    console.warn('Sharing could not be loaded:', reason);
    return { default: () => null };
  }
});

export function LateShare({ address }: Props) {
  return (
    <div className="mt-8 min-h-11">
      <Suspense>
        <ShareAnswer address={address} />
      </Suspense>
    </div>
  );
}

function nextDrawing(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
