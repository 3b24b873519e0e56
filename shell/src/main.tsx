// The navigation singleton listens to the history before single-spa does.
import '@console/area';
import './shell.css';
import './shared-groups';
import { start } from './boot/start';
import { showStartFailure } from './boot/start-failure';

start().catch(showStartFailure);
