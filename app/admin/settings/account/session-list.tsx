import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useSave } from '#app/admin/ui/use-save.tsx';
import { api } from '#app/api-client/api.client.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import { formatMoment } from '#core/copy/moments.ts';
import { settingsCopy } from '#core/copy/settings.ts';
import type { AccountView, SessionView } from '#core/identity/contract/account.ts';
import type { Ended } from '#core/identity/contract/operators.ts';
import { describeDevice } from './describe-device.ts';

const copy = settingsCopy.account.sessions;

/** The account's sessions, and a button that ends the others. */
export function SessionList({ account: { sessions } }: { account: AccountView }) {
	const { revalidate } = useRevalidator();
	const [said, setSaid] = useState('');
	const act = useSave();

	function run(task: () => Promise<Ended>): void {
		void act.run(async () => {
			setSaid(copy.ended((await task()).ended));
			await revalidate();
		});
	}

	return (
		<section className="setting-block" aria-labelledby="sessoes">
			<h2 id="sessoes">{copy.title}</h2>
			{act.problem === null ? null : <Alert>{act.problem}</Alert>}
			<ul className="row-list">
				{sessions.map((session) => (
					<li key={session.id}>
						<SessionRow
							session={session}
							onEnd={() =>
								run(() =>
									api.send('DELETE', 'account/sessions/:id', { params: { id: session.id } }),
								)
							}
						/>
					</li>
				))}
			</ul>
			<p role="status" className="save-done">
				{said}
			</p>
			{sessions.length > 1 ? (
				<p>
					<button
						type="button"
						className="button button-quiet"
						onClick={() => run(() => api.send('POST', 'account/sign-out-others'))}
					>
						{copy.endOthers}
					</button>
				</p>
			) : null}
		</section>
	);
}

function SessionRow({
	session: { current, userAgent, network, createdAt, lastUsedAt },
	onEnd,
}: {
	session: SessionView;
	onEnd: () => void;
}) {
	const device = describeDevice(userAgent);
	return (
		<>
			<div>
				<strong>{device}</strong> {current ? <span className="tag">{copy.current}</span> : null}
				<span className="cell-note">
					{[network, copy.since(formatMoment(createdAt)), copy.used(formatMoment(lastUsedAt))]
						.filter(Boolean)
						.join(' · ')}
				</span>
			</div>
			{current ? null : (
				<button
					type="button"
					className="text-button"
					aria-label={copy.endOf(device)}
					onClick={onEnd}
				>
					{copy.end}
				</button>
			)}
		</>
	);
}
