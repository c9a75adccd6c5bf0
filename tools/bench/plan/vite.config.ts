import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** The plan alone on a page. */
export default defineConfig({ plugins: [react()], build: { target: 'es2022' } });
