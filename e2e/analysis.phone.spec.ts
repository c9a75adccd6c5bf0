import { expect } from '@playwright/test';
import { analysisOf, openAnalysis, PLANTED } from './support/analysis';
import { button, test } from './support/page';

test('on a phone the plot and its explanation are visible together, and lead to a study', async ({
  page,
}) => {
  await openAnalysis(page, PLANTED);
  await button(page, 'Analyse').tap();
  await expect(analysisOf(page)).toContainText('All turns are analysed.');
  const plot = page.getByRole('slider', { name: 'The course of the war' });
  const { width, height } = (await plot.boundingBox())!;
  await plot.tap({ position: { x: width / 3, y: height / 2 } });
  await expect(plot).toHaveAttribute('aria-valuenow', '1');
  await expect(page.getByText(/^The North could expect/)).toBeInViewport({ ratio: 0.9 });
  await expect(plot).toBeInViewport({ ratio: 0.9 });
  await button(page, 'Try from here').tap();
  await expect(page).toHaveURL(/#study\//);
});
