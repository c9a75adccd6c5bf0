import { warScreen } from '../../base/warScreen';

/** Offers to save the library as a file if the browser may clear its storage. */
export const LibraryOffer = warScreen(
  'block',
  () => import('./LibraryOffer'),
  'LibraryOffer',
  'shellLibrary',
);
