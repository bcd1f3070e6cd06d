/** Shown by admin pages until the session state is known (P1). */
import { buttonClass } from './button.ts';

interface Props {
  readonly status: 'checking' | 'waiting';
  readonly onRetry: () => void;
}

export function SessionCheck({ status, onRetry }: Props) {
  return (
    <div className="mt-8">
      <p role="status" className="text-quiet">
        Loading...
      </p>
      {status === 'waiting' && (
        <div role="alert" className="mt-5 max-w-2xl rounded-xl bg-danger-wash p-5">
          <h1 className="font-serif text-2xl text-danger">The server is not responding.</h1>
          <p className="mt-1">You are still logged in. We keep retrying; you can also retry now.</p>
          <button type="button" onClick={onRetry} className={`${buttonClass('plain')} mt-4`}>
            Retry
          </button>
        </div>
      )}
    </div>
  );
}
