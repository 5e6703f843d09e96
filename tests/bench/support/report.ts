import type { PartReport, Verdict } from './part.ts';

export type Machine = Record<string, string>;
/** `date` and `commit` of its own: parts may be measured again apart from the rest. */
export type PartOutcome = { name: string; date?: string; commit?: string; seconds: number } & (
	| { report: PartReport }
	| { error: string }
);
export type BenchReport = {
	date: string;
	commit: string;
	quick: boolean;
	minutes: number;
	machine: Machine;
	parts: PartOutcome[];
};

/** The report as a page of docs/. */
export function toMarkdown(report: BenchReport): string {
	const verdicts = report.parts.flatMap((part) => ('report' in part ? part.report.verdicts : []));
	const sections = report.parts.flatMap((part) =>
		'report' in part
			? [section(part.report, measuredApart(part, report))]
			: [failure(part.name, part.error)],
	);
	return `${[
		'# Benchmarks',
		`Written by \`npm run bench\` on ${report.date} at commit ${report.commit}, in ${report.minutes.toFixed(1)} minutes; the numbers of a section are from one run, its own commit is given with those measured again since.${report.quick ? ' **Quick run: its numbers prove that the parts work and nothing else.**' : ''} The single rounds are in [benchmarks.json](benchmarks.json).`,
		'Trust the ratios, which compare things measured in turn in the same run, before the absolute numbers, which are those of this machine on that day. Production settings everywhere: built site, NODE_ENV=production, log at its ordinary level written to a file.',
		'## Targets',
		table(['what', 'result', 'target', ''], verdicts.map(verdictRow)),
		...sections,
		'## Machine',
		table(['', ''], Object.entries(report.machine)),
	].join('\n\n')}\n`;
}

function verdictRow({ item, result, target, met }: Verdict): string[] {
	return [item, result, target, met ? 'met' : '**not met**'];
}

function measuredApart({ date, commit }: PartOutcome, whole: BenchReport): string[] {
	return commit === undefined || commit === whole.commit
		? []
		: [`Measured again on ${date} at commit ${commit}.`];
}

function section({ title, conditions, tables }: PartReport, apart: string[]): string {
	return [
		`## ${title}`,
		...apart,
		conditions.join(' '),
		...tables.map(({ head, rows }) => table(head, rows)),
	].join('\n\n');
}

function failure(name: string, error: string): string {
	return `## ${name}\n\nNot measured: ${error}`;
}

function table(head: string[], rows: string[][]): string {
	const line = (cells: string[]) =>
		`| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
	return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
