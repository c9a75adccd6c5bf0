import { warScreen } from '../../base/warScreen';

/**
 * An offer to save the library as a file, if the browser may clear what it has stored. The component is fetched when it
 * is first shown.
 */
export const LibraryOffer = warScreen(
  'block',
  () => import('./LibraryOffer'),
  'LibraryOffer',
  'shellLibrary',
);
