/** Recovery codes in the account (A6): how many are left, and ten new ones, shown once to be kept. */
import { Download, Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from 'ui/button.tsx';
import { CopyButton } from 'ui/copy-button.tsx';
import { downloadText } from 'ui/download.ts';
import { AskFirst } from '../records/panel-controls.tsx';
import { readRecoveryCodes } from '../session/recovery-codes.ts';
import { FailedRead, shortDate, useLoaded } from './account-block.tsx';

/** From this many on, the page asks for new ones. */
const FEW = 3;

interface Props {
  readonly busy: boolean;
  readonly onMake: () => void;
}

/** For a user with a second factor. */
export function RecoveryCodesLeft({ busy, onMake }: Props) {
  const { value, failed, reload } = useLoaded(readRecoveryCodes);
  if (failed) return <FailedRead onRetry={reload} />;
  if (value === null) return null;
  const { left, madeAt, usedAt } = value;
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3">
      <span className="min-w-0">
        <span className="font-medium">Recovery codes</span>
        <span className={`block ${left <= FEW ? 'text-danger' : 'text-quiet'}`}>
          {madeAt === null
            ? 'None. Without them, losing your second step locks you out.'
            : `${left} of 10 left, made ${shortDate(madeAt)}${usedAt ? `, last used ${shortDate(usedAt)}` : ''}`}
        </span>
      </span>
      {left === 0 ? (
        <Button variant="plain" disabled={busy} onClick={onMake}>
          Make codes
        </Button>
      ) : (
        <AskFirst
          label="Replace"
          of="the recovery codes"
          question={`Make new codes? The ${left} old ones stop working.`}
          busy={busy}
          onYes={onMake}
        />
      )}
    </div>
  );
}

interface NewCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Takes the focus: the codes are never shown again. */
export function NewRecoveryCodes({ codes, onDone }: NewCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = codes.join('\n');
  return (
    <div data-prints-alone className="mt-4 rounded-xl border border-line bg-sheet p-4 sm:p-5">
      <h4 ref={heading} tabIndex={-1} className="font-medium outline-none">
        Save these recovery codes
      </h4>
      <p className="mt-1 text-quiet">
        If you lose your phone or key, each of them lets you in once. They are not shown again:
        print them, or save them where your passwords are.
      </p>
      <p className="mt-2 hidden print:block">Pathfinder, {window.location.origin}</p>
      <ol
        translate="no"
        className="mt-4 grid list-none grid-cols-1 gap-x-8 gap-y-1 font-mono text-lg tracking-wide min-[480px]:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap gap-2">
        <CopyButton text={text} label="Copy" toast="Recovery codes copied!" variant="primary" />
        <Button
          variant="plain"
          onClick={() => downloadText('pathfinder-recovery-codes', 'txt', 'text/plain', text)}
        >
          <Download className="size-4" aria-hidden="true" />
          Download
        </Button>
        <Button variant="plain" onClick={() => window.print()}>
          <Printer className="size-4" aria-hidden="true" />
          Print
        </Button>
        <Button variant="plain" onClick={onDone}>
          I have saved them
        </Button>
      </div>
    </div>
  );
}
