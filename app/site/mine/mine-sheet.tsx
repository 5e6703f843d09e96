import { Icon } from '#app/ui/icon.tsx';
import { useModal } from '#app/ui/use-dismiss.ts';
import { mineCopy } from '#core/mine/copy/mine.ts';
import { MineForm } from './mine-form.tsx';

/** The preferences, over the page that they change: a modal dialog, open while mounted. */
export function MineSheet({ onClose }: { onClose: () => void }) {
	const dialog = useModal(onClose);
	return (
		<dialog ref={dialog} className="sheet mine-sheet" aria-labelledby="minhas-titulo">
			<div className="sheet-body">
				<div className="sheet-head">
					<h2 id="minhas-titulo" className="display">
						{mineCopy.title}
					</h2>
					<button
						type="button"
						className="icon-button"
						aria-label={mineCopy.close}
						onClick={onClose}
					>
						<Icon name="close" />
					</button>
				</div>
				<p className="mine-note mine-intro">{mineCopy.intro}</p>
				<MineForm />
			</div>
		</dialog>
	);
}
