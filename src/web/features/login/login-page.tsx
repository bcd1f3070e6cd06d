/** The login page (A1 to A4). */
import { PageFrame } from '../../components/page-frame.tsx';

export function LoginPage() {
  return (
    <PageFrame>
      <h1 className="font-serif text-4xl">Admin Login</h1>
    </PageFrame>
  );
}
