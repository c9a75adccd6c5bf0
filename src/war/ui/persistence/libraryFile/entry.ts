import { warScreen } from '../../base/warScreen';

/** The offer of the library file if the browser may clear its storage. */
export const LibraryOffer = warScreen(
  'block',
  () => import('./LibraryOffer'),
  'LibraryOffer',
  'shellLibrary',
);
