import { useEffect } from 'react';

/** The last resort: it stands when the root layout or the 404 page itself fails, and needs nothing of either. */
export function UnexpectedError() {
  useEffect(() => {
    document.title = 'Unexpected Application Error!';
  }, []);
  return (
    <main style={{ maxWidth: 720, margin: '0 auto', padding: '64px 20px' }}>
      <h1>Unexpected Application Error!</h1>
      <p>Something broke on our side. What you saved is safe.</p>
      <p>
        <a href="/">Start again</a>
      </p>
    </main>
  );
}
