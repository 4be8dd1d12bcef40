"""The codes with which a WebSocket is closed."""

NORMAL, GOING_AWAY, POLICY_VIOLATION, SERVICE_RESTART = 1000, 1001, 1008, 1012
