/** Hands a text, or another content, to the browser as a file to save. */
export function download(fileName: string, content: BlobPart, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // Later, since some browsers begin to read only after this turn of events.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
