import { type FormEvent, use, useRef, useState } from 'react';
import { type Wording, type WordingStates, wordingIn } from '#core/answer/wording.ts';
import { isUf, type Uf } from '#core/football-pt/uf.ts';
import { UFS } from '#core/football-pt/uf-names.ts';
import { stateAsk } from '#core/mine/copy/state-ask.ts';
import { STATE_PARAMETER } from '#core/site/paths.ts';
import { AskedUf } from './asked-uf.ts';
import { Said } from './said.tsx';
import { useWording } from './use-wording.ts';

type AskProps = {
	/** The headline of the page, by state. */
	wording: WordingStates;
	/** Path of the page. */
	path: string;
};

const ALL_UFS = Object.entries(UFS);

const saying = (text: string): Wording => ({ look: 'plain', mark: '', texts: [text] });
/**
 * The words of the link that undoes the choice ("não estou em PE"), by state. Empty while the state
 * is unknown.
 */
const WAY_OUT: WordingStates = {
	country: saying(''),
	states: [{ ufs: Object.keys(UFS).join(' '), wording: saying(stateAsk.notIn) }],
};

/**
 * Asks once for the reader's state if the answer depends on it, and stores it as a preference.
 * Without scripts the state becomes part of the address. The root's `data-uf` and `data-ask` decide
 * before first paint which part is visible.
 */
export function StateAsk({ wording, path }: AskProps) {
	const asked = use(AskedUf);
	const { texts: wayOut, answers: attribute } = useWording(WAY_OUT);
	const [heard, setHeard] = useState('');
	const select = useRef<HTMLSelectElement>(null);
	const change = useRef<HTMLButtonElement>(null);
	const known = useRef<HTMLDivElement>(null);
	if (asked !== null) return <AskedState uf={asked} path={path} />;
	if (wording.states.length === 0) return null;

	const keep = async (next: Uf | null, declined = false) => {
		const { readKept, choose } = await import('#app/site/mine/mine-live.tsx');
		choose({ ...readKept().preferences, uf: next, stateDeclined: declined });
		setHeard(declined ? '' : wordingIn(wording, next).texts.join(' ').trim());
		(declined ? known : next === null ? select : change).current?.focus();
	};
	const onSubmit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const chosen = (select.current?.value ?? '').toUpperCase();
		const form = event.currentTarget;
		// If the code fails to load, the form puts the choice into the address.
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

/** The link that removes the state from the address. */
function AskedState({ uf, path }: { uf: Uf; path: string }) {
	return (
		<p className="ask">
			<a className="ask-text" href={`${path}?${STATE_PARAMETER}=`}>
				{wordingIn(WAY_OUT, uf).texts}
			</a>
		</p>
	);
}
