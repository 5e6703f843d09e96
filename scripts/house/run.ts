// npm run house                     the table: each figure now and asked
// npm run house -- --list exports   the worst offenders of one row
// npm run house -- --check fails when a judged row is not met; bytes, lengths and casts are only
// printed
import { bytes } from './bytes.ts';
import { casts } from './casts.ts';
import { circles } from './circles.ts';
import { comments } from './comments.ts';
import { exportsUnused } from './exports.ts';
import { folders } from './folders.ts';
import { imports } from './imports.ts';
import { readSources } from './sources.ts';
import { width } from './width.ts';

const MEASURES = [bytes, width, folders, exportsUnused, circles, casts, imports, comments];
const JUDGED = ['width', 'folders', 'widest', 'exports', 'circles', 'imports', 'comments'];

const [option, wanted] = process.argv.slice(2);
const sources = readSources(process.cwd());
const rows = MEASURES.flatMap((measure) => measure(sources));

if (option === '--list') {
	const row = rows.find(({ name }) => name.startsWith((wanted ?? '').toLowerCase()));
	console.log(
		row === undefined
			? `No such row. There are: ${rows.map(({ name }) => name).join(', ')}.`
			: row.offenders.join('\n'),
	);
} else {
	console.log('| figure | now | asked | |\n|---|---|---|---|');
	for (const { name, now, asked, isMet } of rows)
		console.log(`| ${name} | ${now} | ${asked} | ${isMet ? '' : '✗'} |`);
}
if (option === '--check') {
	const failed = rows
		.filter(({ name, isMet }) => JUDGED.includes(name) && !isMet)
		.map(({ name }) => name);
	if (failed.length > 0)
		console.error(`\nNot met: ${failed.join(', ')}. \`npm run house -- --list NAME\` says where.`);
	process.exitCode = failed.length === 0 ? 0 : 1;
}
