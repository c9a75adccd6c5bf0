/** Has the browser save `content` as a file named `fileName`; `type` is its media type, by default JSON. */
export function download(fileName: string, content: BlobPart, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // Later, because some browsers start reading only after this task.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
