import { type FormEvent, use, useRef, useState } from 'react';
import { type Told, type ToldStates, toldIn } from '#core/answer/told.ts';
import { isUf, UFS, type Uf } from '#core/football-pt/uf.ts';
import { stateAsk } from '#core/mine/copy/state-ask.ts';
import { STATE_PARAMETER } from '#core/site/paths.ts';
import { AskedUf } from './asked-uf.ts';
import { Said } from './said.tsx';
import { useTold } from './use-told.ts';

type AskProps = {
	/** The headline of the page. */
	told: ToldStates;
	/** Address of the page. */
	path: string;
};

const ALL_UFS = Object.entries(UFS);

const saying = (text: string): Told => ({ look: 'plain', mark: '', texts: [text] });
/**
 * The link that undoes the choice ("não estou em PE") in the words of each state; empty while no
 * state is known.
 */
const WAY_OUT: ToldStates = {
	country: saying(''),
	states: [{ ufs: Object.keys(UFS).join(' '), told: saying(stateAsk.notIn) }],
};

/**
 * Asks for the reader's state where the answer depends on it, once: the answer is kept as their
 * preference. Without script it becomes part of the address. Which of the two parts is seen is said
 * by the root (`data-uf`, `data-ask`) before anything is painted.
 */
export function StateAsk({ told, path }: AskProps) {
	const asked = use(AskedUf);
	const { texts: wayOut, answers: attribute } = useTold(WAY_OUT);
	const [heard, setHeard] = useState('');
	const select = useRef<HTMLSelectElement>(null);
	const change = useRef<HTMLButtonElement>(null);
	const known = useRef<HTMLDivElement>(null);
	if (asked !== null) return <AskedState uf={asked} path={path} />;
	if (told.states.length === 0) return null;

	const keep = async (next: Uf | null, declined = false) => {
		const { readKept, choose } = await import('#app/site/mine/mine-live.tsx');
		choose({ ...readKept().preferences, uf: next, stateDeclined: declined });
		setHeard(declined ? '' : toldIn(told, next).texts.join(' ').trim());
		(declined ? known : next === null ? select : change).current?.focus();
	};
	const onSubmit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const chosen = (select.current?.value ?? '').toUpperCase();
		const form = event.currentTarget;
		// Where the code does not come, the address keeps the choice.
		if (isUf(chosen)) keep(chosen).catch(() => form.submit());
	};
	return (
		<div className="ask" ref={known} tabIndex={-1}>
			<form className="ask-form" action={path} onSubmit={onSubmit}>
				<label htmlFor="estado">{stateAsk.question}</label>
				<select ref={select} id="estado" name={STATE_PARAMETER} required defaultValue="">
					<option value="">{stateAsk.choose}</option>
					{ALL_UFS.map(([code, name]) => (
						<option key={code} value={code.toLowerCase()}>
							{name}
						</option>
					))}
				</select>
				<button type="submit" className="button">
					{stateAsk.answer}
				</button>
				<button
					type="button"
					className="ask-text needs-script"
					onClick={() => void keep(null, true)}
				>
					{stateAsk.decline}
				</button>
			</form>
			<p className="ask-known">
				<button
					type="button"
					className="ask-text"
					ref={change}
					data-answers={attribute}
					onClick={() => void keep(null)}
				>
					<Said text={wayOut[0]} />
				</button>
			</p>
			<p role="status" className="vh">
				{heard}
			</p>
		</div>
	);
}

/** The way out of a state that stands in the address. */
function AskedState({ uf, path }: { uf: Uf; path: string }) {
	return (
		<p className="ask">
			<a className="ask-text" href={`${path}?${STATE_PARAMETER}=`}>
				{toldIn(WAY_OUT, uf).texts}
			</a>
		</p>
	);
}
