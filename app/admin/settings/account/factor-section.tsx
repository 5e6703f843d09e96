import { lazy, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { usePanel } from '#app/admin/panel-context.ts';
import { useConfirmed } from '#app/admin/settings/use-confirmed.tsx';
import { useSave } from '#app/admin/ui/use-save.tsx';
import { Alert } from '#app/ui/form/alert.tsx';
import { formatMoment } from '#core/copy/moments.ts';
import { panelCopy } from '#core/copy/panel.ts';
import { settingsCopy } from '#core/copy/settings.ts';
import type { AccountView } from '#core/identity/contract/account.ts';
import { mailWords } from '#core/mail/copy/mail-place.ts';
import {
	makeRecoveryCodes,
	type NewFactor,
	removeFactor,
	sendVerification,
	startFactor,
} from './account-calls.client.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

const copy = settingsCopy.account.factor;
const AddFactor = lazy(async () => ({ default: (await import('./add-factor.tsx')).AddFactor }));

/** Authenticator apps and recovery codes. */
export function FactorSection({ account }: { account: AccountView }) {
	const { session, reloadMe } = usePanel();
	const { revalidate } = useRevalidator();
	const { confirmed, dialog } = useConfirmed();
	const [adding, setAdding] = useState<NewFactor | null>(null);
	const [codes, setCodes] = useState<string[] | null>(null);
	const [said, setSaid] = useState('');
	const act = useSave();
	const { factors, recoveryCodesLeft, emailVerified } = account;

	function run(task: () => Promise<string | null>): void {
		setSaid('');
		void act.run(() => confirmed(async () => setSaid((await task()) ?? '')));
	}
	const start = async () => {
		setAdding(await startFactor(session, panelCopy.issuer));
		return null;
	};
	const newCodes = async () => {
		setCodes(await makeRecoveryCodes(session));
		return null;
	};
	const remove = async (id: string) => {
		await removeFactor(session, id);
		await revalidate();
		return copy.removed;
	};
	async function added(): Promise<void> {
		setAdding(null);
		setSaid(copy.added);
		// The first factor creates recovery codes too: without them a lost phone locks its owner out.
		if (factors.length === 0) setCodes(await makeRecoveryCodes(session));
		await revalidate();
	}

	return (
		<section className="setting-block" aria-labelledby="fator">
			<h2 id="fator">{copy.title}</h2>
			{act.problem === null ? null : <Alert>{act.problem}</Alert>}
			{factors.length === 0 ? <p className="quiet">{copy.none}</p> : null}
			<ul className="row-list">
				{factors.map(({ id, name, enrolledAt }) => (
					<li key={id}>
						<div>
							<strong>{name ?? copy.unnamed}</strong>
							<span className="cell-note">{copy.active(formatMoment(enrolledAt))}</span>
						</div>
						<button
							type="button"
							className="text-button text-button-danger"
							aria-label={copy.removeOf(name ?? copy.unnamed)}
							onClick={() => run(() => remove(id))}
						>
							{copy.remove}
						</button>
					</li>
				))}
			</ul>
			<p role="status" className="save-done">
				{said}
			</p>
			{emailVerified ? (
				<div className="panel-actions">
					<button type="button" className="button button-quiet" onClick={() => run(start)}>
						{factors.length === 0 ? copy.add : copy.addAnother}
					</button>
				</div>
			) : (
				<Unverified
					words={mailWords(session.identity).verifyText}
					onSend={() =>
						run(() => sendVerification(session).then(() => mailWords(session.identity).verifySent))
					}
				/>
			)}
			{factors.length === 0 ? null : (
				<CodesLeft left={recoveryCodesLeft} onMake={() => run(newCodes)} />
			)}
			{adding === null ? null : (
				<Suspense>
					<AddFactor factor={adding} onAdded={added} onClose={() => setAdding(null)} />
				</Suspense>
			)}
			{codes === null ? null : (
				<RecoveryCodes
					codes={codes}
					onClose={() => {
						setCodes(null);
						void revalidate().then(reloadMe);
					}}
				/>
			)}
			{dialog}
		</section>
	);
}

function Unverified({ words, onSend }: { words: string; onSend: () => void }) {
	return (
		<>
			<p>{words}</p>
			<div className="panel-actions">
				<button type="button" className="button button-quiet" onClick={onSend}>
					{copy.verify}
				</button>
			</div>
		</>
	);
}

function CodesLeft({ left, onMake }: { left: number; onMake: () => void }) {
	const { codes } = settingsCopy.account;
	return (
		<div className="setting-block">
			<h3>{codes.title}</h3>
			<p className={left < 3 ? 'lack' : 'quiet'}>{codes.left(left)}</p>
			<div className="panel-actions">
				<button type="button" className="button button-quiet" onClick={onMake}>
					{codes.make}
				</button>
			</div>
		</div>
	);
}
