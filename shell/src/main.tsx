import './boot/callback-fragment';
// The navigation singleton listens to the history before single-spa does.
import '@console/area';
import './styles/header.css';
import './styles/menus.css';
import './styles/navigation.css';
import './styles/sheet.css';
import './styles/home.css';
import './styles/phone.css';
import './shared-groups';
import { start } from './boot/start';
import { showStartFailure } from './boot/start-failure';

start().catch(showStartFailure);
