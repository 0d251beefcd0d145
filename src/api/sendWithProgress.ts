/** A `fetch` that reports upload progress (0 to 1), which the browser's own cannot. */
export const sendWithProgress =
  (onProgress: (sent: number) => void) =>
  async (request: Request): Promise<Response> => {
    const body = await request.arrayBuffer();
    return new Promise((resolve, reject) => {
      const call = new XMLHttpRequest();
      call.open(request.method, request.url);
      for (const [name, value] of request.headers) call.setRequestHeader(name, value);
      call.responseType = 'text';
      call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      call.onload = () =>
        resolve(
          new Response(call.responseText, {
            status: call.status,
            headers: { 'Content-Type': call.getResponseHeader('Content-Type') ?? 'application/json' },
          }),
        );
      call.onerror = () => reject(new TypeError('The upload did not arrive'));
      call.onabort = () => reject(request.signal.reason);
      if (request.signal.aborted) return reject(request.signal.reason);
      request.signal.addEventListener('abort', () => call.abort());
      call.send(body);
    });
  };
