import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** The plan alone on a page. */
// eslint-disable-next-line no-restricted-syntax -- Vite wants it so.
export default defineConfig({ plugins: [react()], build: { target: 'es2022' } });
