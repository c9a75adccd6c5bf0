import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Builds a page with only the plan. */
export default defineConfig({ plugins: [react()], build: { target: 'es2022' } });
