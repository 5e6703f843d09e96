import { readFileSync } from 'node:fs';
import { z } from 'zod';

const packageSchema = z.object({ version: z.string() });

/** Version of the product, from package.json. */
export const PRODUCT_VERSION = packageSchema.parse(
	JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')),
).version;
