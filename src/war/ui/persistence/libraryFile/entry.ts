import { warScreen } from '../../base/warScreen';

/**
 * Offers to save the library as a file, if the browser may delete what it has stored. Fetched when it is first shown.
 */
export const LibraryOffer = warScreen(
  'block',
  () => import('./LibraryOffer'),
  'LibraryOffer',
  'shellLibrary',
);
