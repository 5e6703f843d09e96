import { writeFileSync } from 'node:fs';
import { PARTS, type PartName } from './parts.ts';
import type { BenchOptions } from './support/part.ts';

/** One part in a process of its own, so that no part warms up, or fills the memory of, another. */
const [name = '', output = '', options = '{}'] = process.argv.slice(2);
const part = PARTS[name as PartName];
if (!part) throw new Error(`No such part: ${name}`);
const report = await part.measure(JSON.parse(options) as BenchOptions);
writeFileSync(output, JSON.stringify(report));
process.exit(0);
