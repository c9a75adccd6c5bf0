import { warScreen } from '../../base/warScreen';

/** An offer to save the library as a file, if the browser may clear what it has stored. */
export const LibraryOffer = warScreen(
  'block',
  () => import('./LibraryOffer'),
  'LibraryOffer',
  'shellLibrary',
);
