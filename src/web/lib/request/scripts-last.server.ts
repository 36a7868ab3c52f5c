/**
 * Lets the scripts that a page loads ahead come after what its first paint needs. React Router has no option for their
 * priority. Bytes are read as Latin-1, which leaves those of other encodings as they are.
 */
export function scriptsLast(): TransformStream<Uint8Array, Uint8Array> {
  let head = '';
  let isHeadSent = false;
  return new TransformStream({
    transform(chunk, controller) {
      if (isHeadSent) {
        controller.enqueue(chunk);
        return;
      }
      head += Buffer.from(chunk).toString('latin1');
      if (!head.includes('</head>')) return;
      const changed = head.replaceAll('<link rel="modulepreload"', '$& fetchpriority="low"');
      controller.enqueue(Buffer.from(changed, 'latin1'));
      isHeadSent = true;
    },
    flush(controller) {
      if (!isHeadSent) controller.enqueue(Buffer.from(head, 'latin1'));
    },
  });
}
