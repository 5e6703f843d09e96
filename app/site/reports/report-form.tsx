import { useId } from 'react';
import { keysOf } from '#core/kit/keys.ts';
import { reportCopy } from '#core/reports/copy/reader.ts';
import { reportPaths } from '#core/site/paths/reports.ts';
import { useReport } from './use-report.ts';

const { kinds, problems: _problems, ...words } = reportCopy;
const MOST = { text: 160, link: 500 } as const;

/** Says what is wrong with a game, with and without script. */
export function ReportForm({ slug }: { slug: string }) {
	const hint = useId();
	const { sent, onSubmit } = useReport();
	const isDone = sent.state === 'taken' || sent.state === 'waiting';
	return (
		<>
			<p role="status" className="report-said">
				{sent.state === 'new' ? '' : sent.state === 'refused' ? sent.message : words[sent.state]}
			</p>
			<form
				className="report-form"
				method="post"
				action={reportPaths.root}
				onSubmit={onSubmit}
				hidden={isDone}
			>
				<p>{words.lead}</p>
				<input type="hidden" name="game" value={slug} />
				<fieldset>
					<legend>{words.kind}</legend>
					{keysOf(kinds).map((kind) => (
						<label key={kind}>
							<input type="radio" name="kind" value={kind} required />
							{kinds[kind]}
						</label>
					))}
				</fieldset>
				<label>
					{words.text}
					<input name="text" maxLength={MOST.text} aria-describedby={hint} />
				</label>
				<p id={hint} className="mine-note">
					{words.textHint}
				</p>
				<label>
					{words.link}
					<input name="link" type="url" maxLength={MOST.link} />
				</label>
				<button type="submit" className="button">
					{words.send}
				</button>
			</form>
		</>
	);
}
