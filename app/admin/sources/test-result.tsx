import { Alert } from '#app/ui/form/alert.tsx';
import { formatMoment } from '#core/copy/moments.ts';
import { formatUntil } from '#core/copy/spans.ts';
import { dayOf, formatShortDay } from '#core/site/dates.ts';
import { askedDays } from '#core/sources/asked-days.ts';
import type { SourceTestView } from '#core/sources/contract.ts';
import { sourcesCopy } from '#core/sources/copy/panel.ts';
import { gameSourceProblems } from '#core/sources/copy/problems.ts';

const copy = sourcesCopy.result;

/** What a source brought in a test, in the order in which a person decides. */
export function TestResult({ test, isFolded }: { test: SourceTestView; isFolded: boolean }) {
	const { problem, status, movedTo, format, games, warnings } = test;
	const kind = problem === 'empty' ? 'note' : 'error';
	const { source } = test;
	const ahead = askedDays(source, dayOf(source.testedAt ?? 0)).length - 1;
	const days = sourcesCopy.ahead(ahead);
	return (
		<div className="test-result">
			{problem === null ? null : (
				<Alert kind={kind}>
					{gameSourceProblems[problem]} {problem === 'empty' ? copy.emptyOn : <Again test={test} />}
				</Alert>
			)}
			{problem === null || status === null || status === 200 ? null : (
				<p className="quiet">{copy.status(status)}</p>
			)}
			{movedTo === null ? null : <p className="lack">{copy.moved(movedTo)}</p>}
			{days === null ? null : <p className="quiet">{days}</p>}
			{games === 0 ? null : isFolded ? (
				<details>
					<summary>
						{copy.understood(games, nameOf(format))} {copy.unknown(test.unknownCount)}
					</summary>
					<Understood test={test} />
				</details>
			) : (
				<>
					<p>
						<strong>{copy.understood(games, nameOf(format))}</strong> {copy.stored}
					</p>
					<Understood test={test} />
				</>
			)}
			{games === 0
				? warnings.map((words) => (
						<p key={words} className="quiet">
							{words}
						</p>
					))
				: null}
		</div>
	);
}

const nameOf = (format: SourceTestView['format']) =>
	sourcesCopy.formats[format ?? ''] ?? sourcesCopy.unknownFormat;

function Understood({ test }: { test: SourceTestView }) {
	return (
		<>
			{test.unread === 0 ? null : <p className="lack">{copy.unread(test.unread)}.</p>}
			<Games test={test} />
			<Names test={test} />
		</>
	);
}

function Again({ test: { retryAt, source } }: { test: SourceTestView }) {
	const now = source.testedAt ?? 0;
	return retryAt === null ? null : copy.retry(formatUntil(retryAt, now));
}

function Games({ test: { actions, examples, hours } }: { test: SourceTestView }) {
	return (
		<>
			<h3>{copy.would}</h3>
			<ul className="plain-list">
				{copy.actions(actions).map((words) => (
					<li key={words}>{words}</li>
				))}
			</ul>
			<h3>{copy.examples}</h3>
			<ul className="example-games">
				{examples.map(({ competition, home, away, day, kickoffAt, channels }) => (
					<li key={`${home} ${away} ${day}`}>
						<strong>
							{home} x {away}
						</strong>
						<span className="cell-note">
							{[
								competition,
								kickoffAt === null
									? [day === null ? null : formatShortDay(day), copy.openHour]
											.filter((part) => part !== null)
											.join(', ')
									: formatMoment(kickoffAt),
								...channels,
							].join(' · ')}
						</span>
					</li>
				))}
			</ul>
			{hours.length === 0 ? null : (
				<>
					<h3>{copy.hours}</h3>
					<ul className="plain-list">
						{hours.map((one) => (
							<li key={`${one.by} ${one.words.join()}`}>{copy.hour(one)}</li>
						))}
					</ul>
				</>
			)}
		</>
	);
}

function Names({ test: { unknown, unknownCount } }: { test: SourceTestView }) {
	return (
		<>
			<p>{copy.unknown(unknownCount)}</p>
			{unknownCount === 0 ? null : (
				<ul className="plain-list">
					{unknown.map(({ kind, name, games }) => (
						<li key={`${kind} ${name}`}>{copy.unknownName(kind, name, games)}</li>
					))}
					{unknownCount > unknown.length ? (
						<li>{copy.more(unknownCount - unknown.length)}</li>
					) : null}
				</ul>
			)}
		</>
	);
}
