/** A colour that no canvas guard produces by chance, and how far of 255 a browser may blur it. */
const PROBE = [42, 111, 151] as const;
const BLUR = 4;
/** The pixels checked: more than a guard could get right by chance. */
const PROBED = 16;

/**
 * Resolves with a self-contained SVG drawing as a PNG of `scale` times its width and height in pixels; null if the
 * browser returns altered pixels, as some do against tracking. Rejects if the browser cannot draw it.
 */
export async function pngOf(
  svg: string,
  { width, height }: { readonly width: number; readonly height: number },
  scale: number,
): Promise<Blob | null> {
  const image = await decoded(new Blob([svg], { type: 'image/svg+xml' }), width, height);
  const [wide, high] = [width * scale, height * scale];
  // At the size of the picture, because some guards affect only canvases of some sizes.
  const probe = await encoded(wide, high, (context) => {
    context.fillStyle = `rgb(${PROBE.join()})`;
    context.fillRect(0, 0, wide, high);
  });
  if (!(await isAsDrawn(probe, wide, high))) return null;
  return encoded(wide, high, (context) => context.drawImage(image, 0, 0, wide, high));
}

/** Returns whether a single-coloured picture has come out of its canvas unchanged. */
async function isAsDrawn(probe: Blob, width: number, height: number): Promise<boolean> {
  // An invalid picture was not drawn either.
  const image = await decoded(probe, width, height).catch(() => null);
  if (image === null) return false;
  const context = contextOf(PROBED, 1);
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, PROBED, 1);
  return PROBE.every((wanted, channel) =>
    Array.from({ length: PROBED }, (_, pixel) => data[4 * pixel + channel] ?? NaN).every(
      (found) => Math.abs(found - wanted) <= BLUR,
    ),
  );
}

function contextOf(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas to draw on');
  return context;
}

/** Returns a canvas drawing as a PNG. */
function encoded(
  width: number,
  height: number,
  draw: (context: CanvasRenderingContext2D) => void,
): Promise<Blob> {
  const context = contextOf(width, height);
  draw(context);
  return new Promise((done, failed) =>
    context.canvas.toBlob((blob) => {
      if (blob === null) failed(new Error('the canvas gave no picture'));
      else done(blob);
    }, 'image/png'),
  );
}

async function decoded(picture: Blob, width: number, height: number): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(picture);
  try {
    const image = new Image(width, height);
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}
