/** Runs in the page: what has the focus, where something lies over it; empty where nothing does. */
export async function coveredFocus(): Promise<string[]> {
  await new Promise(requestAnimationFrame);
  const focused = document.activeElement;
  if (focused === null || focused.matches('body, dialog, [role="gridcell"], .panel-body'))
    return [];
  const shown =
    getComputedStyle(focused).opacity === '0' ? (focused.closest('label') ?? focused) : focused;
  // Of a link that goes on in the next line its first one is looked at.
  const { left, top, right, bottom } = shown.getClientRects()[0]!;
  const isMet = (x: number, y: number): boolean => {
    const met = document.elementFromPoint(x, y);
    return shown.contains(met) || met?.closest('label')?.contains(focused) === true;
  };
  const middle = (left + right) / 2;
  const isOpen = isMet(middle, top + 3) && isMet(middle, bottom - 3);
  return isOpen
    ? []
    : [
        `${focused.localName} “${(focused.ariaLabel ?? shown.parentElement!.textContent).slice(0, 40)}” ${top} to ${bottom}, under ${document.elementFromPoint(middle, bottom - 3)?.className}`,
      ];
}
